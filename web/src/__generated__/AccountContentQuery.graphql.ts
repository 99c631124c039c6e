/**
 * @generated SignedSource<<a0262180f94d8a57effe8e4215c3f775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountContentQuery$variables = Record<PropertyKey, never>;
export type AccountContentQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountDetails_user" | "AccountIntro_user" | "DataDownload_user" | "DeleteAccount_user" | "PasswordSection_user" | "SessionList_user">;
  } | null | undefined;
};
export type AccountContentQuery = {
  response: AccountContentQuery$data;
  variables: AccountContentQuery$variables;
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
    "name": "AccountContentQuery",
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
            "name": "AccountIntro_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountDetails_user"
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
    "name": "AccountContentQuery",
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
    "cacheID": "84a6a49bff635e07341c1d26d27cd1a9",
    "id": null,
    "metadata": {},
    "name": "AccountContentQuery",
    "operationKind": "query",
    "text": "query AccountContentQuery {\n  viewer {\n    ...AccountIntro_user\n    ...AccountDetails_user\n    ...PasswordSection_user\n    ...SessionList_user\n    ...DataDownload_user\n    ...DeleteAccount_user\n    id\n  }\n}\n\nfragment AccountDetails_user on User {\n  ...NameForm_user\n  ...EmailDetails_user\n}\n\nfragment AccountIntro_user on User {\n  name\n}\n\nfragment DataDownload_user on User {\n  id\n}\n\nfragment DeleteAccountDialog_user on User {\n  email\n  hasPassword\n}\n\nfragment DeleteAccount_user on User {\n  ...DeleteAccountDialog_user\n}\n\nfragment EmailDetails_user on User {\n  email\n  emailVerified\n  pendingEmail\n  ...PendingEmail_user\n  ...EmailForm_user\n}\n\nfragment EmailForm_user on User {\n  email\n  hasPassword\n}\n\nfragment NameForm_user on User {\n  id\n  name\n}\n\nfragment PasswordByMail_user on User {\n  email\n}\n\nfragment PasswordForm_user on User {\n  email\n}\n\nfragment PasswordSection_user on User {\n  hasPassword\n  ...PasswordForm_user\n  ...PasswordByMail_user\n}\n\nfragment PendingEmail_user on User {\n  email\n  pendingEmail\n}\n\nfragment SessionList_user on User {\n  sessions {\n    id\n    ...SessionRow_session\n  }\n}\n\nfragment SessionRow_session on Session {\n  id\n  device\n  createdAt\n  lastUsedAt\n  isCurrent\n}\n"
  }
};
})();

(node as any).hash = "061ae0d98de7c3746e2e48441252fc74";

export default node;
