/**
 * @generated SignedSource<<d2cf60da9a596f327a8f2400ba22ed22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomepageTabHero_restaurant$data = {
  readonly coverImageUrl: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AiImageGenerator_restaurant" | "useUpdateRestaurant_restaurant">;
  readonly " $fragmentType": "HomepageTabHero_restaurant";
};
export type HomepageTabHero_restaurant$key = {
  readonly " $data"?: HomepageTabHero_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomepageTabHero_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomepageTabHero_restaurant",
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
      "name": "coverImageUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUpdateRestaurant_restaurant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AiImageGenerator_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "c55d05e89430df9ce5ab746f2e7a2fc3";

export default node;
