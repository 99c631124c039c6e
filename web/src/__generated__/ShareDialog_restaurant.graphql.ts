/**
 * @generated SignedSource<<608b9cee2e8d9390aaf015123bbc85f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareDialog_restaurant$data = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly " $fragmentType": "ShareDialog_restaurant";
};
export type ShareDialog_restaurant$key = {
  readonly " $data"?: ShareDialog_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareDialog_restaurant",
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
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "cca662a17d649133a77b4cfc385e181e";

export default node;
