/**
 * @generated SignedSource<<ea3b28c50815dda3523bfd22a33032a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountIntro_user$data = {
  readonly name: string;
  readonly " $fragmentType": "AccountIntro_user";
};
export type AccountIntro_user$key = {
  readonly " $data"?: AccountIntro_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountIntro_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountIntro_user",
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

(node as any).hash = "b7c2324cd4f9381278a6283542eb4f71";

export default node;
