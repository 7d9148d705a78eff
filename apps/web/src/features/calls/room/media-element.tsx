import { useEffect, useRef } from 'react';

interface PictureProps {
  readonly track: MediaStreamTrack;
  readonly className: string | undefined;
  readonly label: string;
  /** One's own camera, as in a mirror. */
  readonly isMirrored?: boolean;
}

/** A moving picture without sound. */
export function Picture({ track, className, label, isMirrored = false }: PictureProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = new MediaStream([track]);
  }, [track]);
  return (
    <video
      ref={ref}
      className={className}
      aria-label={label}
      data-mirrored={isMirrored || undefined}
      autoPlay
      playsInline
      muted
    />
  );
}

/** Sound alone. */
export function Sound({ track }: { readonly track: MediaStreamTrack }) {
  const ref = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = new MediaStream([track]);
  }, [track]);
  return <audio ref={ref} autoPlay />;
}
