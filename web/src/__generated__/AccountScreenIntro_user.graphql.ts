/**
 * @generated SignedSource<<e2c1f4253ae66ee9b30024f507fc6bbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountScreenIntro_user$data = {
  readonly name: string;
  readonly " $fragmentType": "AccountScreenIntro_user";
};
export type AccountScreenIntro_user$key = {
  readonly " $data"?: AccountScreenIntro_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountScreenIntro_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountScreenIntro_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c868cfd6115871826e60df8ebe255792";

export default node;
