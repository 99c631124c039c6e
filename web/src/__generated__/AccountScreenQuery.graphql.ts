/**
 * @generated SignedSource<<e1090d18cb75fd816daef989401b408f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountScreenQuery$variables = Record<PropertyKey, never>;
export type AccountScreenQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountScreenDetails_user" | "AccountScreenIntro_user" | "DataDownload_user" | "DeleteAccount_user" | "PasswordSection_user" | "SessionList_user">;
  } | null | undefined;
};
export type AccountScreenQuery = {
  response: AccountScreenQuery$data;
  variables: AccountScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountScreenIntro_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountScreenDetails_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasswordSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SessionList_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DataDownload_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeleteAccount_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emailVerified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "device",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2ebbdfcd89888b2df8db8c7a41ca0f33",
    "id": null,
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": "query AccountScreenQuery {\n  viewer {\n    ...AccountScreenIntro_user\n    ...AccountScreenDetails_user\n    ...PasswordSection_user\n    ...SessionList_user\n    ...DataDownload_user\n    ...DeleteAccount_user\n    id\n  }\n}\n\nfragment AccountScreenDetails_user on User {\n  ...NameForm_user\n  ...EmailDetails_user\n}\n\nfragment AccountScreenIntro_user on User {\n  name\n}\n\nfragment DataDownload_user on User {\n  id\n}\n\nfragment DeleteAccountDialog_user on User {\n  email\n  hasPassword\n}\n\nfragment DeleteAccount_user on User {\n  ...DeleteAccountDialog_user\n}\n\nfragment EmailDetailsPending_user on User {\n  email\n  pendingEmail\n}\n\nfragment EmailDetails_user on User {\n  email\n  emailVerified\n  pendingEmail\n  ...EmailDetailsPending_user\n  ...EmailForm_user\n}\n\nfragment EmailForm_user on User {\n  email\n  hasPassword\n}\n\nfragment NameForm_user on User {\n  id\n  name\n}\n\nfragment PasswordSectionByMail_user on User {\n  email\n}\n\nfragment PasswordSectionForm_user on User {\n  email\n}\n\nfragment PasswordSection_user on User {\n  hasPassword\n  ...PasswordSectionForm_user\n  ...PasswordSectionByMail_user\n}\n\nfragment SessionList_user on User {\n  sessions {\n    id\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on Session {\n  id\n  device\n  createdAt\n  lastUsedAt\n  isCurrent\n}\n"
  }
};
})();

(node as any).hash = "f236598036576be50097fcf3717a8ce3";

export default node;
