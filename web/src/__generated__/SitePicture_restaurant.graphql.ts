/**
 * @generated SignedSource<<a73684ce74977c38fb9f4209b60723a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SitePicture_restaurant$data = {
  readonly coverImageUrl: string | null | undefined;
  readonly id: string;
  readonly logoUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AiImageGenerator_restaurant" | "useUpdateRestaurant_restaurant">;
  readonly " $fragmentType": "SitePicture_restaurant";
};
export type SitePicture_restaurant$key = {
  readonly " $data"?: SitePicture_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"SitePicture_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SitePicture_restaurant",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
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

(node as any).hash = "d1c14633fc6f8f258984181dddc7b1a0";

export default node;
