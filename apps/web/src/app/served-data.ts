import { type ServedData, servedDataElementId } from '@lyceum/contracts/common';
import { useContext, useEffect, useState } from 'react';
import { PageBlocks } from './page-blocks';

/** What the server wrote into this page for the screen of this path, once: whoever comes back asks anew; undefined without any. */
export function useServedData(path: string): unknown {
  const blockOf = useContext(PageBlocks);
  const [data] = useState(() => dataIn(blockOf(servedDataElementId), path));
  useEffect(() => document.getElementById(servedDataElementId)?.remove(), []);
  return data;
}

/** The same without keeping it from whoever asks next. */
export const readServedData = (path: string): unknown =>
  dataIn(document.getElementById(servedDataElementId)?.textContent, path);

function dataIn(block: string | null | undefined, path: string): unknown {
  const served = block ? (JSON.parse(block) as ServedData) : null;
  return served?.path === path ? served.data : undefined;
}
