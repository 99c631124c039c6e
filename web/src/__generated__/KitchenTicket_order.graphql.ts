/**
 * @generated SignedSource<<a219d1ab7229a57b54f985d469d9e3b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type IfMissing = "CALL" | "LEAVE_OUT" | "SUBSTITUTE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type KitchenTicket_order$data = {
  readonly customerName: string;
  readonly customerPhone: string;
  readonly deliveryAddress: {
    readonly line1: string;
    readonly line2: string;
    readonly postcode: string;
    readonly town: string;
  } | null | undefined;
  readonly dueAt: string | null | undefined;
  readonly fulfilment: Fulfilment;
  readonly ifMissing: IfMissing | null | undefined;
  readonly note: string;
  readonly number: number;
  readonly placedAt: string;
  readonly readyAt: string | null | undefined;
  readonly scheduledFor: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_order">;
  readonly " $fragmentType": "KitchenTicket_order";
};
export type KitchenTicket_order$key = {
  readonly " $data"?: KitchenTicket_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"KitchenTicket_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KitchenTicket_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fulfilment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledFor",
      "storageKey": null
    },
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
      "name": "customerPhone",
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
      "concreteType": "OrderAddress",
      "kind": "LinkedField",
      "name": "deliveryAddress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "town",
          "storageKey": null
        },
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
      "name": "OrderLines_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ebbdf0c944631e2833e7df36f0e0e85f";

export default node;
