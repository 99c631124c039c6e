/**
 * @generated SignedSource<<c1583a67ad29ec3f592e836670f56d7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReopenRestaurant_restaurant$data = {
  readonly hasPaidFeatures: boolean;
  readonly id: string;
  readonly isActive: boolean;
  readonly isFreePlan: boolean;
  readonly siteVersion: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "useReopenRestaurant_restaurant";
};
export type useReopenRestaurant_restaurant$key = {
  readonly " $data"?: useReopenRestaurant_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReopenRestaurant_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReopenRestaurant_restaurant",
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
      "name": "isFreePlan",
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

(node as any).hash = "ee7a69cf64810b6d7bb0afbc5ef9a00c";

export default node;
