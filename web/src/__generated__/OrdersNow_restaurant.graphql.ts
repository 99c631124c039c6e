/**
 * @generated SignedSource<<70330c274f3ec73f1f9adbb4b487d9ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdersNow_restaurant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useOrdersNow_restaurant">;
  readonly " $fragmentType": "OrdersNow_restaurant";
};
export type OrdersNow_restaurant$key = {
  readonly " $data"?: OrdersNow_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdersNow_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdersNow_restaurant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrdersNow_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "0e9e127fe88dbfd0f54cbb0dc0ae1059";

export default node;
