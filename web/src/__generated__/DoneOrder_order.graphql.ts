/**
 * @generated SignedSource<<97ff394a23ac882ff002c8f304d8d7f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DoneOrder_order$data = {
  readonly customerName: string;
  readonly " $fragmentType": "DoneOrder_order";
};
export type DoneOrder_order$key = {
  readonly " $data"?: DoneOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DoneOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DoneOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "dfe2c97fa9dfdd54ac3c68547818e115";

export default node;
