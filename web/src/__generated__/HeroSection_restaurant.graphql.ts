/**
 * @generated SignedSource<<6a04653e0e97cf469d995b189b49c1ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroSection_restaurant$data = {
  readonly coverImageUrl: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AiImageGenerator_restaurant" | "useUpdateRestaurant_restaurant">;
  readonly " $fragmentType": "HeroSection_restaurant";
};
export type HeroSection_restaurant$key = {
  readonly " $data"?: HeroSection_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroSection_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroSection_restaurant",
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

(node as any).hash = "0d4455be46ce6821e95cced7f10926cb";

export default node;
