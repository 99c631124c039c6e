/**
 * @generated SignedSource<<488284e53791a6ccabac531cf35abb7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeSite_restaurant$data = {
  readonly id: string;
  readonly isTrialAvailable: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantLogo_restaurant">;
  readonly " $fragmentType": "UpgradeSite_restaurant";
};
export type UpgradeSite_restaurant$key = {
  readonly " $data"?: UpgradeSite_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpgradeSite_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpgradeSite_restaurant",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTrialAvailable",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestaurantLogo_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "3f2629e4c0f67708907a7d4455ec101e";

export default node;
