/**
 * @generated SignedSource<<8e680d84185f35fe668c5c91f7083a85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestaurantCardCover_restaurant$data = {
  readonly brand: {
    readonly primary: string;
    readonly secondary: string;
  };
  readonly coverImageUrl: string | null | undefined;
  readonly " $fragmentType": "RestaurantCardCover_restaurant";
};
export type RestaurantCardCover_restaurant$key = {
  readonly " $data"?: RestaurantCardCover_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestaurantCardCover_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestaurantCardCover_restaurant",
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

(node as any).hash = "eb1ef55c21ce9cf605db654633dae01e";

export default node;
