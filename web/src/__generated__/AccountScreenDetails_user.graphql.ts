/**
 * @generated SignedSource<<0cc57c53da62d9a5110f1a4a85e0c16b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountScreenDetails_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EmailDetails_user" | "NameForm_user">;
  readonly " $fragmentType": "AccountScreenDetails_user";
};
export type AccountScreenDetails_user$key = {
  readonly " $data"?: AccountScreenDetails_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountScreenDetails_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountScreenDetails_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NameForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailDetails_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "22270cb2f4c314931c67cc234783ddec";

export default node;
