/**
 * @generated SignedSource<<7a51f1a234ed4adf67e2151501fa185b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogoSection_restaurant$data = {
  readonly id: string;
  readonly logoUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateRestaurant_restaurant">;
  readonly " $fragmentType": "LogoSection_restaurant";
};
export type LogoSection_restaurant$key = {
  readonly " $data"?: LogoSection_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogoSection_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogoSection_restaurant",
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
      "name": "logoUrl",
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

(node as any).hash = "5721f820ccc61ae3e32e2a0351cc5c7e";

export default node;
