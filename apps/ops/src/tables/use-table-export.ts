import type { ExportFormat, TableDeclaration } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { saveFile, toast } from '@lyceum/ui';
import { useRef, useState } from 'react';
import { fetchTableFile } from './export-table';
import { type TableView, toQuestion } from './table-address';

/** A table on its way into a file. `bytes` is what has arrived; null while nothing is on its way. */
export function useTableExport(table: TableDeclaration, view: TableView, within?: string) {
  const [bytes, setBytes] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);

  const start = async (format: ExportFormat): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setBytes(0);
    try {
      const { name, file } = await fetchTableFile({
        name: table.name,
        format,
        question: { ...toQuestion(table, view), ...(within !== undefined && { within }) },
        columns: view.columns,
        signal: controller.signal,
        onProgress: setBytes,
      });
      saveFile(file, name);
      toast.success(`${name} is among your downloads.`);
    } catch (error) {
      if (!controller.signal.aborted)
        toast.error(failureTexts(error).description ?? 'The file could not be made. Please try again.');
    } finally {
      setBytes(null);
    }
  };

  return { bytes, start: (format: ExportFormat) => void start(format), cancel: () => abort.current?.abort() };
}
