// Tokens: what is created, and how many.
import { include, phrases, rule, type Rule } from '../engine/rule';

const rules: Rule[] = [
  ...rule('tokens', 'tokens', 'a {what:tokenkind.sg} ({after:tokenafter+})'),
  ...rule('tokens', 'tokens', '{n:tokencount} {what:tokenkind.pl} ({after:tokenafter+})'),
  ...rule(
    'tokens',
    'tokensEqual',
    'a number of {what:tokenkind.pl} ({after:tokenafter+}) equal to {n:amount}',
  ),
  ...rule('tokens', 'tokenCopy', "a ({state:tokenstate}) token that's a copy of {of:np} ({except:except})"),
  ...rule(
    'tokens',
    'tokenCopies',
    '{n:tokencount} ({state:tokenstate}) tokens that are copies of {of:np} ({except:except})',
  ),
  // The name stands in front only right after "create".
  ...rule('act', 'create', '~create {tokens:namedtoken}'),
  ...rule('namedtoken', 'tokens', '{name:NAME} , a {what:tokenkind.sg} ({after:tokenafter+})'),
  ...rule('onetokens', 'tokens', 'a {what:tokenkind.sg} ({after:tokenafter+})'),
  ...rule('onetokens', 'tokens', '{n:tokencount} {what:tokenkind.pl} ({after:tokenafter+})'),
  ...include('tokencount', 'count', 'one'),
  ...phrases('tokencount', 'one or more'),
  ...rule(
    'tokenkind',
    'token',
    '({state:tokenstate}) ({rank=legendary}) ({size:SIZE}) ({color:tokencolor}) {types:typeword+} ^token',
  ),
  ...phrases('tokenstate', 'tapped', 'tapped and attacking', 'goaded'),
  ...phrases('tokencolor', 'colorless'),
  ...include('tokencolor', 'color'),
  ...rule('tokencolor', 'allOf', '{of:color|and}'),
  ...rule('tokenafter', 'with', 'with {abilities:abilities}'),
  ...rule('tokenafter', 'named', 'named {name:NAME}'),
  ...rule(
    'tokenafter',
    'thats',
    "that's {state=tapped and attacking|attacking|goaded|tapped|all colors|tapped and attacking that player}",
  ),
  ...rule('tokenafter', 'thatAre', 'that are {state=tapped and attacking|attacking|goaded|tapped}'),
  ...rule('tokenafter', 'attached', 'attached to {to:np}'),
  ...rule('tokenkind', 'roleToken', '{role=Wicked|Monster|Cursed|Royal|Young Hero|Virtuous} Role ^token'),
  ...rule('tokens', 'all', '{of:onetokens|and}'),
];
export default rules;
