/**
 * @generated SignedSource<<6a9c3919b6cf8787082339aff6600147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaglineForm_restaurant$data = {
  readonly tagline: string | null | undefined;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateRestaurant_restaurant">;
  readonly " $fragmentType": "TaglineForm_restaurant";
};
export type TaglineForm_restaurant$key = {
  readonly " $data"?: TaglineForm_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaglineForm_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaglineForm_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tagline",
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

(node as any).hash = "c5ffb5ac07993a25240cc35c83862629";

export default node;
