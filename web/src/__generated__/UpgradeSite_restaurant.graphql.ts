/**
 * @generated SignedSource<<276beb94a4975f71b6dbf5627a99f8b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpgradeSite_restaurant$data = {
  readonly id: string;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestaurantLogo_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "eacce855e3d16e1e3901d684d273fa94";

export default node;
