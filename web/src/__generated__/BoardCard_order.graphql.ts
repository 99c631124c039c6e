/**
 * @generated SignedSource<<f1a0e9953db2d54a88a7160a0711d19e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardCard_order$data = {
  readonly customerName: string;
  readonly deliveryAddress: {
    readonly postcode: string;
  } | null | undefined;
  readonly isTest: boolean;
  readonly note: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardLines_order">;
  readonly " $fragmentType": "BoardCard_order";
};
export type BoardCard_order$key = {
  readonly " $data"?: BoardCard_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardCard_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BoardCard_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "deliveryAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardLines_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e473bdbd7aecaec8f23277595eb27ea9";

export default node;
