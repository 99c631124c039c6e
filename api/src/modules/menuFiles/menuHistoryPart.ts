import type { AccountPart } from '../../lib/accountPart.ts';
import { historiesOf, removeHistories } from './menuHistory.repository.ts';

/** When which versions of a person's menus were published. */
export const menuHistoryPart: AccountPart = {
  name: 'menuVersions',
  export: historiesOf,
  remove: removeHistories,
};
