import { createContext } from 'react';

/** The title that the present address has in lib/pageMeta.ts; null: the screen says what it is called. */
export const AddressTitleContext = createContext<string | null>(null);
