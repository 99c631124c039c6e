/**
 * @generated SignedSource<<df3eebdbf1b5e17e40e0ab1583772a14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fulfilment = "COLLECTION" | "DELIVERY" | "%future added value";
export type OrderState = "ACCEPTED" | "CANCELLED" | "COMPLETED" | "EXPIRED" | "OUT_FOR_DELIVERY" | "PLACED" | "PREPARING" | "READY" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderAnswer_order$data = {
  readonly $updatableFragmentSpreads: FragmentRefs<"useMoveOrder_order">;
  readonly delays: ReadonlyArray<number>;
  readonly fulfilment: Fulfilment;
  readonly id: string;
  readonly nextStates: ReadonlyArray<OrderState>;
  readonly number: number;
  readonly readyAt: string | null | undefined;
  readonly scheduledFor: string | null | undefined;
  readonly state: OrderState;
  readonly " $fragmentType": "OrderAnswer_order";
};
export type OrderAnswer_order$key = {
  readonly " $data"?: OrderAnswer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAnswer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAnswer_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "state",
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
      "name": "scheduledFor",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMoveOrder_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "0f829a994ff0eb0426240e13eb992683";

export default node;
