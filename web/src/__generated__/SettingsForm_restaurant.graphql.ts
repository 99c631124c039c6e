/**
 * @generated SignedSource<<cc1e5fe23e264b628dd40cf92a7f9ed5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StorefrontTheme = "COUNTER" | "TRATTORIA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_restaurant$data = {
  readonly addressLine: string | null | undefined;
  readonly brand: {
    readonly primary: string;
    readonly secondary: string;
  };
  readonly isActive: boolean;
  readonly name: string;
  readonly orderEmail: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly theme: StorefrontTheme;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateRestaurant_restaurant">;
  readonly " $fragmentType": "SettingsForm_restaurant";
};
export type SettingsForm_restaurant$key = {
  readonly " $data"?: SettingsForm_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsForm_restaurant",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderEmail",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUpdateRestaurant_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "bb24334164ee4a43c291b448f9ffa3c7";

export default node;
