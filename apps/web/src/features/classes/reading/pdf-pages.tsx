import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { VisuallyHidden } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './reading.module.css';
import * as messages from './reading.messages';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Pages are drawn as finely as the screen shows them, but no phone is asked for more than that. */
const mostPixelsPerPixel = 2;

interface PdfPagesProps {
  readonly file: Blob;
  /** The first page is there to be looked at. */
  readonly onShown: () => void;
  /** The document is none that can be shown. */
  readonly onFailed: () => void;
  /** What lies over and around a page. */
  readonly around: (page: number, drawn: ReactNode) => ReactNode;
}

/** A document page by page; each is drawn when it comes near. */
export function PdfPages({ file, onShown, onFailed, around }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    let opening: ReturnType<typeof getDocument> | null = null;
    let isGone = false;
    const open = async (): Promise<void> => {
      const data = await file.arrayBuffer();
      if (isGone) return;
      opening = getDocument({ data, isEvalSupported: false, enableXfa: false });
      setPdf(await opening.promise);
    };
    open().catch(() => {
      if (!isGone) onFailed();
    });
    return () => {
      isGone = true;
      setPdf(null);
      void opening?.destroy();
    };
  }, [file, onFailed]);
  if (!pdf)
    return (
      <p className={classes.detail} role="status">
        {messages.loadingWork()}
      </p>
    );
  const pages = Math.min(pdf.numPages, liveCourseLimits.pinnedPages);
  return (
    // Whatever scrolls can be reached by keys.
    <ol className={classes.pages} tabIndex={0} aria-label={messages.theWork()}>
      {Array.from({ length: pages }, (_, at) => (
        <li key={at}>
          {around(
            at + 1,
            <PdfPage
              pdf={pdf}
              number={at + 1}
              onDrawn={at === 0 ? onShown : undefined}
              onFailed={onFailed}
            />,
          )}
          <p className={classes.detail}>
            {messages.pageNumber({ page: String(at + 1), pages: String(pdf.numPages) })}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly onDrawn: (() => void) | undefined;
  readonly onFailed: () => void;
}

/** The usual sheet, until it is known how large a page is. */
const sheet = { width: 210, height: 297 };

function PdfPage({ pdf, number, onDrawn, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref, entry } = useIntersection({ rootMargin: '800px' });
  const isNear = entry?.isIntersecting ?? false;
  const [size, setSize] = useState(sheet);
  // Whoever cannot see the drawing reads its words.
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!isNear) return;
    let stop = (): void => undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (isGone || !target) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setSize({ width, height });
      const pixels = Math.min(window.devicePixelRatio, mostPixelsPerPixel);
      const viewport = page.getViewport({ scale: (target.clientWidth * pixels) / width });
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      onDrawn?.();
      const { items } = await page.getTextContent();
      if (!isGone) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    draw().catch((error: unknown) => {
      if (!isGone && !(error instanceof RenderingCancelledException)) onFailed();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number, isNear, onDrawn, onFailed]);
  return (
    <div
      ref={ref}
      className={classes.page}
      style={{ aspectRatio: `${String(size.width)} / ${String(size.height)}` }}
    >
      <canvas ref={canvas} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}
