/**
 * @generated SignedSource<<e81a8d64b340ac080c9eee55f63f2c3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionListEndOthersMutation$variables = Record<PropertyKey, never>;
export type SessionListEndOthersMutation$data = {
  readonly endOtherSessions: {
    readonly payload: {
      readonly endedCount: number;
      readonly user: {
        readonly " $fragmentSpreads": FragmentRefs<"SessionList_user">;
      };
    };
  };
};
export type SessionListEndOthersMutation$rawResponse = {
  readonly endOtherSessions: {
    readonly endedCount: number;
    readonly user: {
      readonly id: string;
      readonly sessions: ReadonlyArray<{
        readonly createdAt: string;
        readonly device: string;
        readonly id: string;
        readonly isCurrent: boolean;
        readonly lastUsedAt: string;
      }>;
    };
  };
};
export type SessionListEndOthersMutation = {
  rawResponse: SessionListEndOthersMutation$rawResponse;
  response: SessionListEndOthersMutation$data;
  variables: SessionListEndOthersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endedCount",
  "storageKey": null
},
v1 = {
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
    "name": "SessionListEndOthersMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EndOtherSessionsPayload",
        "kind": "LinkedField",
        "name": "endOtherSessions",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "user",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SessionList_user"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": null,
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionListEndOthersMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EndOtherSessionsPayload",
        "kind": "LinkedField",
        "name": "endOtherSessions",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Session",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
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
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0b063c23abf84c6f9c7bef72f7870823",
    "id": null,
    "metadata": {},
    "name": "SessionListEndOthersMutation",
    "operationKind": "mutation",
    "text": "mutation SessionListEndOthersMutation {\n  endOtherSessions {\n    endedCount\n    user {\n      ...SessionList_user\n      id\n    }\n  }\n}\n\nfragment SessionList_user on User {\n  sessions {\n    id\n    device\n    createdAt\n    lastUsedAt\n    isCurrent\n  }\n}\n"
  }
};
})();

(node as any).hash = "ced671fff797ab43f98207f5c30ab758";

export default node;
