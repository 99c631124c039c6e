/**
 * @generated SignedSource<<4954ca1a55e7b539facac25c59890bbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Allergen = "CELERY" | "CEREALS_WITH_GLUTEN" | "CRUSTACEANS" | "EGGS" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "NUTS" | "PEANUTS" | "SESAME" | "SOYBEANS" | "SULPHUR_DIOXIDE" | "%future added value";
export type AllergenState = "CONTAINS" | "FREE_FROM" | "MAY_CONTAIN" | "UNCONFIRMED" | "%future added value";
export type ConfirmationWay = "AUTHENTICATOR" | "PASSWORD" | "%future added value";
export type SecondFactor = "AUTHENTICATOR" | "PASSKEY" | "%future added value";
export type UpdateOptionGroupInput = {
  id: string;
  max: number;
  min: number;
  name: string;
  options: ReadonlyArray<ProductOptionInput>;
};
export type ProductOptionInput = {
  allergens?: ReadonlyArray<AllergenAnswerInput> | null | undefined;
  id?: string | null | undefined;
  isAvailable?: boolean;
  isDefault?: boolean;
  maxQuantity?: number;
  name: string;
  price: number;
  soldOutUntilDay?: string | null | undefined;
};
export type AllergenAnswerInput = {
  allergen: Allergen;
  state: AllergenState;
};
export type useSaveOptionGroupMutation$variables = {
  input: UpdateOptionGroupInput;
};
export type useSaveOptionGroupMutation$data = {
  readonly updateOptionGroup: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_userError">;
    } | null | undefined;
    readonly payload: {
      readonly optionGroup: {
        readonly " $fragmentSpreads": FragmentRefs<"useOptionGroups_group">;
      };
      readonly restaurant: {
        readonly id: string;
        readonly optionGroups: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
        readonly siteVersion: number;
      };
    } | null | undefined;
  };
};
export type useSaveOptionGroupMutation$rawResponse = {
  readonly updateOptionGroup: {
    readonly __typename: "ConfirmationNeededError";
    readonly __isUserError: "ConfirmationNeededError";
    readonly message: string;
    readonly ways: ReadonlyArray<ConfirmationWay>;
  } | {
    readonly __typename: "ConflictError";
    readonly __isUserError: "ConflictError";
    readonly message: string;
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
    readonly __typename: "UpdateOptionGroupPayload";
    readonly optionGroup: {
      readonly id: string;
      readonly max: number;
      readonly min: number;
      readonly name: string;
      readonly options: ReadonlyArray<{
        readonly allergenFacts: {
          readonly answers: ReadonlyArray<{
            readonly allergen: Allergen;
            readonly state: AllergenState;
          }>;
          readonly checkAgain: boolean;
          readonly confirmedAt: string | null | undefined;
          readonly confirmedBy: string | null | undefined;
          readonly suggestion: ReadonlyArray<{
            readonly allergen: Allergen;
            readonly state: AllergenState;
          }> | null | undefined;
        };
        readonly id: string;
        readonly isAvailable: boolean;
        readonly isDefault: boolean;
        readonly maxQuantity: number;
        readonly name: string;
        readonly price: number;
        readonly soldOutUntil: string | null | undefined;
      }>;
      readonly usedBy: number;
    };
    readonly restaurant: {
      readonly id: string;
      readonly optionGroups: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly siteVersion: number;
    };
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
export type useSaveOptionGroupMutation = {
  rawResponse: useSaveOptionGroupMutation$rawResponse;
  response: useSaveOptionGroupMutation$data;
  variables: useSaveOptionGroupMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
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
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
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
v8 = [
  (v6/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "NotFoundError",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "PaidPlanError",
  "abstractKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
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
v14 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "UnauthenticatedError",
  "abstractKey": null
},
v15 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "UnavailableError",
  "abstractKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
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
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allergen",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveOptionGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateOptionGroup",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "OptionGroup",
                  "kind": "LinkedField",
                  "name": "optionGroup",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useOptionGroups_group"
                    }
                  ],
                  "storageKey": null
                },
                (v4/*:: as any*/)
              ],
              "type": "UpdateOptionGroupPayload",
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
                    (v5/*:: as any*/),
                    (v7/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v6/*:: as any*/),
                        {
                          "condition": "withWait",
                          "kind": "Condition",
                          "passingValue": true,
                          "selections": [
                            (v12/*:: as any*/)
                          ]
                        }
                      ],
                      "type": "RateLimitedError",
                      "abstractKey": null
                    },
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/),
                    (v16/*:: as any*/)
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
    "name": "useSaveOptionGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateOptionGroup",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OptionGroup",
                "kind": "LinkedField",
                "name": "optionGroup",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "min",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "max",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "usedBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductOption",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "price",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "maxQuantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDefault",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isAvailable",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "soldOutUntil",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AllergenFacts",
                        "kind": "LinkedField",
                        "name": "allergenFacts",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "AllergenAnswer",
                            "kind": "LinkedField",
                            "name": "answers",
                            "plural": true,
                            "selections": (v17/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "AllergenAnswer",
                            "kind": "LinkedField",
                            "name": "suggestion",
                            "plural": true,
                            "selections": (v17/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "confirmedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "confirmedBy",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "checkAgain",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "type": "UpdateOptionGroupPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v6/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "type": "RateLimitedError",
                "abstractKey": null
              },
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/)
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
    "cacheID": "94fa0a89e1d10b6b31c2cfde17060343",
    "id": null,
    "metadata": {},
    "name": "useSaveOptionGroupMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveOptionGroupMutation(\n  $input: UpdateOptionGroupInput!\n) {\n  updateOptionGroup(input: $input) {\n    __typename\n    ... on UpdateOptionGroupPayload {\n      optionGroup {\n        ...useOptionGroups_group\n        id\n      }\n      restaurant {\n        id\n        siteVersion\n        optionGroups {\n          id\n          name\n        }\n      }\n    }\n    ...refusal_userError\n  }\n}\n\nfragment refusal_userError on UserError {\n  __isUserError: __typename\n  __typename\n  ... on ConfirmationNeededError {\n    message\n    ways\n  }\n  ... on ConflictError {\n    message\n  }\n  ... on NotFoundError {\n    message\n  }\n  ... on PaidPlanError {\n    message\n  }\n  ... on RateLimitedError {\n    message\n    retryAfterSeconds\n  }\n  ... on SecondStepNeededError {\n    message\n    challenge\n    factors\n  }\n  ... on UnauthenticatedError {\n    message\n  }\n  ... on UnavailableError {\n    message\n  }\n  ... on ValidationError {\n    message\n    fields {\n      path\n      message\n    }\n  }\n}\n\nfragment useOptionGroups_group on OptionGroup {\n  id\n  name\n  min\n  max\n  usedBy\n  options {\n    id\n    name\n    price\n    maxQuantity\n    isDefault\n    isAvailable\n    soldOutUntil\n    allergenFacts {\n      answers {\n        allergen\n        state\n      }\n      suggestion {\n        allergen\n        state\n      }\n      confirmedAt\n      confirmedBy\n      checkAgain\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1c698e932c9c907d6bb22968eb58a25";

export default node;
