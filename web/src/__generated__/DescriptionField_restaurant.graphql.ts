/**
 * @generated SignedSource<<504812cd824e2c2c2fa7eb33f001e08b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DescriptionField_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PremiumLock_restaurant">;
  readonly " $fragmentType": "DescriptionField_restaurant";
};
export type DescriptionField_restaurant$key = {
  readonly " $data"?: DescriptionField_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DescriptionField_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DescriptionField_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPaidFeatures",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PremiumLock_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "790ce52c27c459d9b352c7f5e47568d7";

export default node;
