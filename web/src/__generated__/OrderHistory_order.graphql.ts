/**
 * @generated SignedSource<<609bd2d53e80dba4dc57f14b942a58ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderMover = "CLOCK" | "DINER" | "RESTAURANT" | "%future added value";
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHistory_order$data = {
  readonly moves: ReadonlyArray<{
    readonly __id: string;
    readonly delayMinutes: number | null | undefined;
    readonly delayedTo: string | null | undefined;
    readonly madeAt: string;
    readonly madeBy: OrderMover;
    readonly memberName: string | null | undefined;
    readonly toState: OrderState;
    readonly undoneAt: string | null | undefined;
  }>;
  readonly placedAt: string;
  readonly " $fragmentType": "OrderHistory_order";
};
export type OrderHistory_order$key = {
  readonly " $data"?: OrderHistory_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHistory_order",
  "selections": [
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
      "concreteType": "OrderMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toState",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delayedTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delayMinutes",
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "be4e967888f9cec1c7b6b33cb991e587";

export default node;
