import { useIsShop } from '../editor/editorRole.ts';
import { messages, shopMessages } from './messages.ts';

/** The texts of the Products tab in the words of a restaurant, or of a grocery shop. */
export const useMenuTexts = (): typeof messages | typeof shopMessages =>
  useIsShop() ? shopMessages : messages;
