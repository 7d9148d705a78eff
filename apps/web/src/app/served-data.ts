import { type ServedData, servedDataElementId } from '@lyceum/contracts/common';
import { useEffect, useState } from 'react';

/** What the server wrote into this page for the screen of this path, once: whoever comes back asks anew; undefined without any. */
export function useServedData(path: string): unknown {
  const [data] = useState(() => readServedData(path));
  useEffect(() => document.getElementById(servedDataElementId)?.remove(), []);
  return data;
}

/** The same without keeping it from whoever asks next. */
export function readServedData(path: string): unknown {
  const block = document.getElementById(servedDataElementId)?.textContent;
  const served = block ? (JSON.parse(block) as ServedData) : null;
  return served?.path === path ? served.data : undefined;
}
