import { createContext } from 'react';

/** Rises with every Retry of the QueryBoundary above: Relay asks the network again instead of repeating the failure. */
export const FetchKeyContext = createContext(0);
