/**
 * @generated SignedSource<<c9a145f48b35d08bcfe181d56f95be04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestaurantCover_restaurant$data = {
  readonly brand: {
    readonly primary: string;
    readonly secondary: string;
  };
  readonly coverImageUrl: string | null | undefined;
  readonly " $fragmentType": "RestaurantCover_restaurant";
};
export type RestaurantCover_restaurant$key = {
  readonly " $data"?: RestaurantCover_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantCover_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestaurantCover_restaurant",
  "selections": [
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
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brand",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "primary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondary",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "db4e5c3352eaef4751b3dec008948e32";

export default node;
