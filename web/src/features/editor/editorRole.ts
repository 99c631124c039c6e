import { createContext, use } from 'react';

/** Whether the viewer owns the site of the editor; otherwise the viewer is a manager of its staff. */
const IsOwnerContext = createContext(true);

export const IsOwnerProvider = IsOwnerContext.Provider;

/** Whether the site of the editor is a grocery shop: its products have sizes and stock, and its sections are called categories. */
const IsShopContext = createContext(false);

export const IsShopProvider = IsShopContext.Provider;

export const useIsShop = (): boolean => use(IsShopContext);

/** Whether to offer what only the owner may do: the plan, the team, closing the site. The server refuses it to others anyway. */
export const useIsOwner = (): boolean => use(IsOwnerContext);
