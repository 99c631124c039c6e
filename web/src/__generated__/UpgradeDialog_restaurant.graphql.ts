/**
 * @generated SignedSource<<8984ca93170f82eb4291aab2d2ee13fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeDialog_restaurant$data = {
  readonly id: string;
  readonly isTrialAvailable: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantLogo_restaurant">;
  readonly " $fragmentType": "UpgradeDialog_restaurant";
};
export type UpgradeDialog_restaurant$key = {
  readonly " $data"?: UpgradeDialog_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpgradeDialog_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpgradeDialog_restaurant",
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

(node as any).hash = "cc3476d09a03bf74f045ebdf5d5dbed9";

export default node;
