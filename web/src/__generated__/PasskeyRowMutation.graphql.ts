/**
 * @generated SignedSource<<e28a827b141f1bd3f2a99739aea95acf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenamePasskeyInput = {
  id: string;
  name: string;
};
export type PasskeyRowMutation$variables = {
  input: RenamePasskeyInput;
};
export type PasskeyRowMutation$data = {
  readonly renamePasskey: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly passkey: {
        readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
      };
    } | null | undefined;
  };
};
export type PasskeyRowMutation = {
  response: PasskeyRowMutation$data;
  variables: PasskeyRowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ways",
      "storageKey": null
    }
  ],
  "type": "ConfirmationNeededError",
  "abstractKey": null
},
v5 = [
  (v3/*:: as any*/)
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challenge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factors",
      "storageKey": null
    }
  ],
  "type": "SecondStepNeededError",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PasskeyRowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "renamePasskey",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Passkey",
                  "kind": "LinkedField",
                  "name": "passkey",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PasskeyRow_passkey"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "RenamePasskeyPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_userError",
                  "selections": [
                    (v2/*:: as any*/),
                    (v4/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v3/*:: as any*/),
                        {
                          "condition": "withWait",
                          "kind": "Condition",
                          "passingValue": true,
                          "selections": [
                            (v9/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "RateLimitedError",
                      "abstractKey": null
                    },
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": [
                    {
                      "defaultValue": true,
                      "kind": "LocalArgument",
                      "name": "withWait"
                    }
                  ]
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeyRowMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "renamePasskey",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Passkey",
                "kind": "LinkedField",
                "name": "passkey",
                "plural": false,
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
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastUsedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "RenamePasskeyPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "type": "UserError",
            "abstractKey": "__isUserError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3265a6b592a0222c16f84be60ed9dd39",
    "id": null,
    "metadata": {},
    "name": "PasskeyRowMutation",
    "operationKind": "mutation",
    "text": "mutation PasskeyRowMutation(\n  $input: RenamePasskeyInput!\n) {\n  renamePasskey(input: $input) {\n    __typename\n    ... on RenamePasskeyPayload {\n      passkey {\n        ...PasskeyRow_passkey\n        id\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment PasskeyRow_passkey on Passkey {\n  id\n  name\n  createdAt\n  lastUsedAt\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e50b78debbfb3e6f551aca97072de2c7";

export default node;
