import { createContext } from 'react';

/** Id of the product whose form was closed last: the keyboard comes back to its row. Null while a form is open. */
export const ReturnToContext = createContext<string | null>(null);
