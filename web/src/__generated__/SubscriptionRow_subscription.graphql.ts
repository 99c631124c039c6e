/**
 * @generated SignedSource<<2fb1af473bf8c50b5a3f59742a980b53>>
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
    readonly id: string;
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
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "344217714cc6ca34495d969bef141b24";

export default node;
