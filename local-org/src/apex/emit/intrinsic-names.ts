/** The names that every emitted file takes from the linker: what `expressions` and `statements` write. */
export const INTRINSICS = [
  '$Object', '$Exception', '$SObject', '$F',
  '$n', '$divide', '$divideLong', '$divideDouble', '$long', '$shiftLong', '$negate', '$temporal',
  '$less', '$lessEqual', '$greater', '$greaterEqual', '$lessValue', '$lessEqualValue', '$greaterValue', '$greaterEqualValue',
  '$sameText', '$compareText', '$sameId', '$sameEnum', '$equals',
  '$text', '$doubleText', '$boxDouble', '$castDouble', '$cast', '$is', '$toId', '$convert',
  '$integerToLong', '$integerToDouble', '$integerToDecimal', '$longToInteger', '$longToDouble', '$longToDecimal',
  '$doubleToInteger', '$doubleToLong', '$doubleToDecimal', '$decimalToDouble', '$decimalToInteger', '$decimalToLong', '$dateToDatetime', '$datetimeToDate',
  '$list', '$widen', '$set', '$map', '$array', '$at', '$setAt', '$changed', '$setItems', '$setUnchanged', '$iterator',
  '$caught', '$dies', '$raise', '$superCall', '$openCall', '$write', '$writeTo',
  '$get', '$getThrough', '$getNamed', '$parent', '$parentThrough', '$children', '$put', '$putNamed',
  '$rows', '$lazyQuery', '$onlyRow', '$locals', '$single', '$first', '$count', '$chunks', '$dml', '$search', '$sharing',
  '$trigger', '$runAs', '$future', '$describe', '$addError', '$setting', '$page', '$enumValues', '$enumValueOf',
] as const;

export type IntrinsicName = (typeof INTRINSICS)[number];
