/**
 * @generated SignedSource<<13d5548db08920a07eae698a55f9c31f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useMoveOrder_order$data = {
  delays: ReadonlyArray<number>;
  nextStates: ReadonlyArray<OrderState>;
  readyAt: string | null | undefined;
  rejectionReason: string | null | undefined;
  state: OrderState;
  readonly " $fragmentType": "useMoveOrder_order";
};
export type useMoveOrder_order$key = {
  readonly " $data"?: useMoveOrder_order$data;
  readonly $updatableFragmentSpreads: FragmentRefs<"useMoveOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMoveOrder_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextStates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyAt",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "bd2268215d0a615e55e4cfd7d71a171d";

export default node;
