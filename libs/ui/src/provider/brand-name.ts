import { createContext, use } from 'react';

/** What the installation is called, for whatever stands below; `LyceumProvider` provides it. */
export const BrandName = createContext('');

/** The name of the installation: "Lyceum". */
export const useBrandName = (): string => use(BrandName);
