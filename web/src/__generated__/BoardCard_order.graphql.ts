/**
 * @generated SignedSource<<f6494bf0f4fe16a886caec6193f37a6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IfMissing = "CALL" | "LEAVE_OUT" | "SUBSTITUTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BoardCard_order$data = {
  readonly customerName: string;
  readonly deliveryAddress: {
    readonly postcode: string;
  } | null | undefined;
  readonly ifMissing: IfMissing | null | undefined;
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
      "name": "ifMissing",
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

(node as any).hash = "c304b2d10b1d76b8d38c0f5c8c177d83";

export default node;
