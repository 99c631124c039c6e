/**
 * @generated SignedSource<<c33c41a99c22716928ce437be327a805>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationWay = "AUTHENTICATOR" | "PASSWORD" | "%future added value";
export type SecondFactor = "AUTHENTICATOR" | "PASSKEY" | "%future added value";
export type DeleteOptionGroupInput = {
  id: string;
};
export type useSaveOptionGroupDeleteMutation$variables = {
  input: DeleteOptionGroupInput;
};
export type useSaveOptionGroupDeleteMutation$data = {
  readonly deleteOptionGroup: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly restaurant: {
        readonly id: string;
        readonly optionGroups: ReadonlyArray<{
          readonly id: string;
        }>;
        readonly siteVersion: number;
      };
    } | null | undefined;
  };
};
export type useSaveOptionGroupDeleteMutation$rawResponse = {
  readonly deleteOptionGroup: {
    readonly __typename: "ConfirmationNeededError";
    readonly __isUserError: "ConfirmationNeededError";
    readonly message: string;
    readonly ways: ReadonlyArray<ConfirmationWay>;
  } | {
    readonly __typename: "ConflictError";
    readonly __isUserError: "ConflictError";
    readonly message: string;
  } | {
    readonly __typename: "DeleteOptionGroupPayload";
    readonly restaurant: {
      readonly id: string;
      readonly optionGroups: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly siteVersion: number;
    };
  } | {
    readonly __typename: "NotFoundError";
    readonly __isUserError: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "PaidPlanError";
    readonly __isUserError: "PaidPlanError";
    readonly message: string;
  } | {
    readonly __typename: "RateLimitedError";
    readonly __isUserError: "RateLimitedError";
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "SecondStepNeededError";
    readonly __isUserError: "SecondStepNeededError";
    readonly challenge: string;
    readonly factors: ReadonlyArray<SecondFactor>;
    readonly message: string;
  } | {
    readonly __typename: "UnauthenticatedError";
    readonly __isUserError: "UnauthenticatedError";
    readonly message: string;
  } | {
    readonly __typename: "UnavailableError";
    readonly __isUserError: "UnavailableError";
    readonly message: string;
  } | {
    readonly __typename: "ValidationError";
    readonly __isUserError: "ValidationError";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
    readonly __isUserError?: string;
  };
};
export type useSaveOptionGroupDeleteMutation = {
  rawResponse: useSaveOptionGroupDeleteMutation$rawResponse;
  response: useSaveOptionGroupDeleteMutation$data;
  variables: useSaveOptionGroupDeleteMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Restaurant",
      "kind": "LinkedField",
      "name": "restaurant",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "siteVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OptionGroup",
          "kind": "LinkedField",
          "name": "optionGroups",
          "plural": true,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeleteOptionGroupPayload",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
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
v7 = [
  (v5/*:: as any*/)
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
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
v13 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
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
        (v5/*:: as any*/)
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
    "name": "useSaveOptionGroupDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteOptionGroup",
        "plural": false,
        "selections": [
          {
            "fragment": (v3/*:: as any*/),
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
                    (v4/*:: as any*/),
                    (v6/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v5/*:: as any*/),
                        {
                          "condition": "withWait",
                          "kind": "Condition",
                          "passingValue": true,
                          "selections": [
                            (v11/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "RateLimitedError",
                      "abstractKey": null
                    },
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/)
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
    "name": "useSaveOptionGroupDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteOptionGroup",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/)
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
    "cacheID": "3f0e251df9db76d76c98364a295a60bf",
    "id": null,
    "metadata": {},
    "name": "useSaveOptionGroupDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveOptionGroupDeleteMutation(\n  $input: DeleteOptionGroupInput!\n) {\n  deleteOptionGroup(input: $input) {\n    __typename\n    ... on DeleteOptionGroupPayload {\n      restaurant {\n        id\n        siteVersion\n        optionGroups {\n          id\n        }\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c0f29eb849337480422e7dd5ff3afbce";

export default node;
