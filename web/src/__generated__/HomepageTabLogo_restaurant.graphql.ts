/**
 * @generated SignedSource<<ba9da8ae9d137eb9f908c9fad4669544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomepageTabLogo_restaurant$data = {
  readonly id: string;
  readonly logoUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateRestaurant_restaurant">;
  readonly " $fragmentType": "HomepageTabLogo_restaurant";
};
export type HomepageTabLogo_restaurant$key = {
  readonly " $data"?: HomepageTabLogo_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomepageTabLogo_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomepageTabLogo_restaurant",
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

(node as any).hash = "a321d584204a8638c6c1d38e91aff8a5";

export default node;
