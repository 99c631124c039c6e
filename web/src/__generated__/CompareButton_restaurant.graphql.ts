/**
 * @generated SignedSource<<08795f9765fd93d7aa576c492e859a8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CompareButton_restaurant$data = {
  readonly isSuspended: boolean;
  readonly lookDraftUrl: string;
  readonly subscription: {
    readonly status: SubscriptionStatus;
  };
  readonly " $fragmentType": "CompareButton_restaurant";
};
export type CompareButton_restaurant$key = {
  readonly " $data"?: CompareButton_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareButton_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareButton_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lookDraftUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RestaurantSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "9f8d43436e461ba8bdb7a297b6f6bd48";

export default node;
