/**
 * @generated SignedSource<<74c1cdb0be7be2d640381201af1605fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ExchangeLoginCodeInput = {
  code: string;
};
export type useExchangeLoginCodeMutation$variables = {
  input: ExchangeLoginCodeInput;
};
export type useExchangeLoginCodeMutation$data = {
  readonly exchangeLoginCode: {
    readonly __typename: "AuthPayload";
    readonly token: string;
    readonly user: {
      readonly email: string;
      readonly id: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useExchangeLoginCodeMutation = {
  response: useExchangeLoginCodeMutation$data;
  variables: useExchangeLoginCodeMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "exchangeLoginCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          },
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
                "name": "email",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AuthPayload",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExchangeLoginCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExchangeLoginCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5537a5cad77544653470b49523a76b99",
    "id": null,
    "metadata": {},
    "name": "useExchangeLoginCodeMutation",
    "operationKind": "mutation",
    "text": "mutation useExchangeLoginCodeMutation(\n  $input: ExchangeLoginCodeInput!\n) {\n  exchangeLoginCode(input: $input) {\n    __typename\n    ... on AuthPayload {\n      token\n      user {\n        id\n        name\n        email\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8914c14937222d3917c02d8ec6165696";

export default node;
