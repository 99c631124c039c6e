/**
 * @generated SignedSource<<5214c8ddaeb53eabf5ea3952ed3f44a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useArchiveRestaurant_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly siteVersion: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "useArchiveRestaurant_restaurant";
};
export type useArchiveRestaurant_restaurant$key = {
  readonly " $data"?: useArchiveRestaurant_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useArchiveRestaurant_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useArchiveRestaurant_restaurant",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPaidFeatures",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "653ed3b4cddf6cf017695e54a5231c2a";

export default node;
