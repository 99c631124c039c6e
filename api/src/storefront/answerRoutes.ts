import { Scope } from '../composition.ts';
import { isFinal } from '../modules/orders/orderState.rules.ts';
