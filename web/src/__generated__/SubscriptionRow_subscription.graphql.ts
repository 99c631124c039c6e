/**
 * @generated SignedSource<<09f289a24d2a9ecb057d22d82f49db0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionRow_subscription$data = {
  readonly cancelAtPeriodEnd: boolean;
  readonly currentPeriodEnd: string | null | undefined;
  readonly planName: string;
  readonly restaurant: {
    readonly name: string;
  } | null | undefined;
  readonly status: string;
  readonly " $fragmentType": "SubscriptionRow_subscription";
};
export type SubscriptionRow_subscription$key = {
  readonly " $data"?: SubscriptionRow_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionRow_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionRow_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentPeriodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelAtPeriodEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Restaurant",
      "kind": "LinkedField",
      "name": "restaurant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaidSubscription",
  "abstractKey": null
};

(node as any).hash = "62902e942880fa4b641502dec4b5cf01";

export default node;
