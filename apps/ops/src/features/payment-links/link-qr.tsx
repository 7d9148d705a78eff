import { saveFile, toast } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import QRCode from 'react-qr-code';
import { DetailSection } from '../../detail/detail-section';
import classes from './payment-links.module.css';

/** Pixels a side of the picture: enough for a poster. */
const pictureSide = 1_024;

interface LinkQrProps {
  readonly address: string;
  readonly code: string;
}

/** The link as a code to scan, for a screen and for paper. */
export function LinkQr({ address, code }: LinkQrProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const svg = (): Blob =>
    new Blob([new XMLSerializer().serializeToString(drawing.current ?? new Document())], {
      type: 'image/svg+xml',
    });
  const savePng = async (): Promise<void> => {
    try {
      saveFile(await pngOf(svg()), `${code}.png`);
    } catch {
      toast.error('The picture could not be made. Please take the SVG.');
    }
  };
  return (
    <DetailSection title="QR code">
      <div className={classes.qr} role="img" aria-label={`QR code of ${address}`}>
        {/* The library types its reference as that of any SVG element. */}
        <QRCode ref={drawing as never} value={address} size={180} />
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => saveFile(svg(), `${code}.svg`)}>
          Save as SVG
        </Button>
        <Button size="xs" variant="default" onClick={() => void savePng()}>
          Save as PNG
        </Button>
      </Group>
    </DetailSection>
  );
}

/** @throws Error where the browser cannot draw it */
async function pngOf(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const picture = new Image(pictureSide, pictureSide);
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = pictureSide;
    canvas.height = pictureSide;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, pictureSide, pictureSide);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
