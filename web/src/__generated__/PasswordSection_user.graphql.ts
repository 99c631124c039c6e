/**
 * @generated SignedSource<<6e7cbc1ff0f70ecb64891f8738daefaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordSection_user$data = {
  readonly hasPassword: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordSectionByMail_user" | "PasswordSectionForm_user">;
  readonly " $fragmentType": "PasswordSection_user";
};
export type PasswordSection_user$key = {
  readonly " $data"?: PasswordSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasswordSectionForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasswordSectionByMail_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e48341aecfa8dcbd469f002762f2b491";

export default node;
