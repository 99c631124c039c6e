/**
 * @generated SignedSource<<4079c0fad02b38ad6935c8d1812c7d9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StorefrontTheme = "COUNTER" | "NIGHT" | "TABLE" | "TRATTORIA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferLink_restaurant$data = {
  readonly brand: {
    readonly primary: string;
    readonly secondary: string;
  };
  readonly name: string;
  readonly slug: string;
  readonly theme: StorefrontTheme;
  readonly url: string;
  readonly " $fragmentType": "OfferLink_restaurant";
};
export type OfferLink_restaurant$key = {
  readonly " $data"?: OfferLink_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferLink_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferLink_restaurant",
  "selections": [
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "theme",
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

(node as any).hash = "620b7fde25e804f4ce5d01468adac988";

export default node;
